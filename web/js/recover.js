// A new password, by a link that came by mail. What opens the account stands behind `#`: no server and no log sees it.

import { ask, formOf, onSent, value } from './forms.js';

const secret = location.hash.slice(1);
// Nobody who looks over a shoulder, and no bookmark, keeps it.
history.replaceState(null, '', location.pathname);

onSent(formOf('recover'), async (form) => {
  await ask('/api/recovery', { secret, password: value(form, 'password') }, 'PUT');
  location.assign('/account');
});
