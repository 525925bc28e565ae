/**
 * What a labor item takes, computed by the server when it is saved and by the browser while it is typed: whole numbers only, no float comes near a time.
 */

/** A step as far as its time goes; empty members are none. */
export interface TimedStep {
  /** HH:MM:SS. */
  stepTime: string | null;
  workerNum: number | null;
}

/** Times of an item in seconds. */
export interface LaborTime {
  /** As long as it takes, one step after the other. */
  elapsedSeconds: number;
  /** Times the workers of each step. */
  workSeconds: number;
  /** Times the coefficient, half a second up: what is charged. */
  laborSeconds: number;
}

/** Specification section 5: HH:MM:SS, two digits each. */
const STEP_TIME = /^(\d\d):([0-5]\d):([0-5]\d)$/;

/** A step time in seconds; null where it is not written as HH:MM:SS. */
export function secondsOf(stepTime: string): number | null {
  const match = STEP_TIME.exec(stepTime.trim());
  return match && Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}

/** Seconds as HH:MM:SS; hours beyond two digits as many as they are. */
export function writtenTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** '1.2' or '1,25' as hundredths; null where it is no positive coefficient of at most two places. */
export function hundredthsOf(coefficient: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(coefficient.trim());
  const value = match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : 0;
  return value > 0 ? value : null;
}

/**
 * The times of an item. A step without workers is done by one; one whose time is not written as it must be counts as none, and so does a coefficient: then it
 * is 1.
 */
export function laborTimeOf(steps: readonly TimedStep[], coefficient: string): LaborTime {
  let elapsedSeconds = 0;
  let workSeconds = 0;
  for (const { stepTime, workerNum } of steps) {
    const seconds = stepTime === null ? 0 : secondsOf(stepTime) ?? 0;
    elapsedSeconds += seconds;
    workSeconds += seconds * Math.max(1, workerNum ?? 1);
  }
  const laborSeconds = Math.floor((workSeconds * (hundredthsOf(coefficient) ?? 100) + 50) / 100);
  return { elapsedSeconds, workSeconds, laborSeconds };
}

/** Whole minutes, half a minute up; never none of what takes any time at all. */
export function minutesOf(seconds: number): number {
  return seconds === 0 ? 0 : Math.max(1, Math.floor((seconds + 30) / 60));
}

/** Hours with two places, half up, as text: `1.35`. From seconds, so that nothing is rounded twice. */
export function hoursOf(seconds: number): string {
  const hundredths = Math.floor((seconds + 18) / 36);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
}
