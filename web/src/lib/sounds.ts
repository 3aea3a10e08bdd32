import { settings } from './settings.svelte';

export type Sound = 'turn' | 'call' | 'said' | 'win' | 'clock';

const NOTES: Record<Sound, readonly number[]> = {
  turn: [523],
  call: [659, 784],
  said: [392, 587],
  win: [523, 659, 784, 1047],
  clock: [880],
};

let audio: AudioContext | undefined;

/** A browser lets nothing sound before the reader has touched the page; what was opened earlier sleeps until then. */
export function wakeSounds(): void {
  const wake = (): void => void audio?.resume();
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { capture: true, passive: true });
}

/** A short wooden knock or two; every sound has a visible twin on the table. */
export function play(sound: Sound): void {
  if (!settings.chosen.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const out = audio;
  // What could not be heard when it happened is not made up for later.
  if (out.state !== 'running') {
    void out.resume();
    return;
  }
  NOTES[sound].forEach((pitch, at) => {
    const start = out.currentTime + at * 0.11;
    const tone = out.createOscillator();
    const volume = out.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(volume).connect(out.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  });
}
