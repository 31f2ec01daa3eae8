/** What the page lets a test do: `window.stage`. */
export interface Stage {
  names: readonly string[];
  /** Mounts one component alone and takes it away again. */
  probe: (name: string) => Promise<Probed>;
  /** Mounts these side by side, and leaves them. */
  show: (names: readonly string[]) => Promise<void>;
}

export interface Probed {
  /** It makes the rest of the page inert. */
  isModal: boolean;
  /** What it does that it should not, in words. */
  complaints: string[];
  /** How it looks, to be compared with how it looks once all others have brought their styles. */
  look: string[];
}

declare global {
  interface Window {
    stage: Stage;
  }
}
