/** The screen stays on while it is wanted: a browser lets go of it whenever the page is out of sight. */
export class Awake {
  private wanted = false;
  private lock: WakeLockSentinel | null = null;

  set(on: boolean): void {
    this.wanted = on;
    if (on) void this.hold();
    else void this.release();
  }

  /** The page came into sight, or went out of it. */
  readonly look = (): void => {
    if (this.wanted && document.visibilityState === "visible") void this.hold();
  };

  private async hold(): Promise<void> {
    if (this.lock && !this.lock.released) return;
    // Not every browser can, and one that saves its battery may not.
    this.lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (!this.wanted) await this.release();
  }

  private async release(): Promise<void> {
    await this.lock?.release();
    this.lock = null;
  }
}
