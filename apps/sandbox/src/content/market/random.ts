/** Computes a number from -1 to 1 that is always the same for the same name and position. */
export function calculateNoise(name: string, place: number): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    state = Math.imul(state ^ name.charCodeAt(index), 0x01000193);
  state = (state ^ Math.imul(place | 0, 0x9e3779b1) ^ Math.trunc(place / 2 ** 32)) | 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 31 - 1;
}

const DAY = 24 * 60 * 60 * 1000;
/** The wavelengths of a walk, from 64 days down to 4 seconds. */
const waves = Array.from({ length: 12 }, (_, index) => {
  const length = (64 * DAY) / 3.2 ** index;
  return { length, height: 0.75 * Math.sqrt(length / DAY), name: `:${index}` };
});

/**
 * Computes the value of a random walk at an instant: about zero, with a move of about one per day and of the square
 * root of the time otherwise. It needs no history, so any instant costs the same and always has the same value.
 */
export function calculateWalk(name: string, at: number): number {
  let sum = 0;
  for (const { length, height, name: wave } of waves) {
    const place = at / length;
    const before = Math.floor(place);
    const start = calculateNoise(name + wave, before);
    sum += height * (start + (calculateNoise(name + wave, before + 1) - start) * (place - before));
  }
  return sum;
}
