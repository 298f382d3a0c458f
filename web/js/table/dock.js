// On a phone the actions lie over the end of the page. How much they cover is told to the styles, so that everything can be
// scrolled out from under them, and what the keys go to is not hidden.

const dock = document.querySelector('.dock');
const offers = document.getElementById('offers');

if (dock && offers) {
  const measure = () => {
    const height = dock.getBoundingClientRect().height + offers.getBoundingClientRect().height;
    document.documentElement.style.setProperty('--covered', `${Math.ceil(height)}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(dock);
  watch.observe(offers);
}
