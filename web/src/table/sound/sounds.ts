/** Small sounds, synthesised: a card that is laid down, a bell for one's turn, an alarm. No file is loaded for them. */
import type { Scene } from "../model/telling";

let context: AudioContext | null = null;

/** A browser lets a page sound only after somebody has touched it. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** A tone that rings out. */
function ring(frequency: number, after: number, lasts: number, loud: number, shape: OscillatorType = "sine"): void {
  if (context?.state !== "running") return;
  const start = context.currentTime + after;
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = shape;
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

/** Pasteboard on wood: a short, dull burst of noise. */
function knock(loud: number): void {
  if (context?.state !== "running") return;
  const length = Math.floor(context.sampleRate * 0.09);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = 900;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

export const sounds = {
  wake,
  /** Two notes of a small bell. */
  turn(): void {
    ring(659, 0, 0.9, 0.09);
    ring(988, 0.13, 1.1, 0.07);
  },
  /** A step was shown. Own ones sound a little louder: they are under one's own hand. */
  step(scene: Scene, seat: number | null): void {
    if (scene.step.act !== "action") return;
    knock(scene.step.seat === seat ? 0.5 : 0.28);
  },
  /** One light tick, such as of a counter. */
  tick(): void {
    knock(0.2);
  },
  /** Something is to be noticed, such as the last minute. */
  call(): void {
    ring(784, 0, 0.5, 0.1);
    ring(784, 0.22, 0.6, 0.1);
  },
  /** Time is up. */
  end(): void {
    for (const [i, note] of [523, 415, 330, 262].entries()) ring(note, i * 0.24, 1.1, 0.12, "triangle");
  },
  remark(): void {
    ring(523, 0, 0.18, 0.03, "triangle");
  },
  alarm(): void {
    ring(392, 0, 0.5, 0.08, "triangle");
    ring(370, 0.22, 0.7, 0.08, "triangle");
  },
};
