// Wood on wood, synthesised: a short burst of filtered noise over a damped tone.

import { preferences } from './preferences.js';

/** Pitch in hertz, length in seconds, loudness, and how much of it is noise. */
const SOUNDS = /** @type {Record<string, [number, number, number, number][]>} */ ({
  lift: [[520, 0.05, 0.1, 0.7]],
  place: [[210, 0.09, 0.35, 0.5]],
  land: [[180, 0.11, 0.4, 0.5], [320, 0.05, 0.12, 0.6]],
  capture: [[150, 0.16, 0.35, 0.8], [110, 0.2, 0.25, 0.4]],
  king: [[196, 0.3, 0.3, 0.1], [294, 0.45, 0.25, 0.05], [392, 0.6, 0.2, 0.02]],
  begin: [[262, 0.25, 0.2, 0.1], [330, 0.35, 0.2, 0.05]],
  turn: [[330, 0.18, 0.25, 0.2], [440, 0.25, 0.2, 0.1]],
  low: [[520, 0.08, 0.25, 0.4], [520, 0.08, 0.25, 0.4]],
  talk: [[440, 0.08, 0.12, 0.3]],
  end: [[262, 0.4, 0.25, 0.05], [196, 0.7, 0.25, 0.05]],
});

/** @type {AudioContext | null} */
let context = null;

/** What calls somebody back who looks at something else. */
const CALLS = ['begin', 'turn', 'low', 'end'];

/** @param {string} name */
export function play(name) {
  const layers = SOUNDS[name];
  if (!layers || !preferences().sound || (document.hidden && !CALLS.includes(name))) return;
  try {
    context ??= new AudioContext();
    // Before the first touch a browser keeps pages silent; so do we.
    if (context.state === 'suspended') {
      context.resume().catch(() => {});
      return;
    }
    let at = context.currentTime;
    for (const [pitch, length, loudness, noise] of layers) {
      knock(context, at, pitch, length, loudness, noise);
      at += name === 'king' || CALLS.includes(name) ? 0.12 : 0.012;
    }
  } catch {
    // Without sound the game goes on.
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} pitch
 * @param {number} length
 * @param {number} loudness
 * @param {number} noise
 */
function knock(audio, at, pitch, length, loudness, noise) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * 0.5, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + length * 0.4);
  tone.connect(gain);
  tone.start(at);
  tone.stop(at + length);
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * noise * (1 - i / data.length) ** 4;
  const burst = audio.createBufferSource();
  burst.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = pitch * 8;
  burst.connect(filter).connect(gain);
  burst.start(at);
}
