/** API that the page exposes to tests as `window.stage`. */
export interface Stage {
  names: readonly string[];
  /** Mounts one component alone and unmounts it. */
  probe: (name: string) => Promise<ProbeResult>;
  /** Mounts components side by side. */
  show: (names: readonly string[]) => Promise<void>;
}

export interface ProbeResult {
  /** Whether it opens a modal dialog. */
  isModal: boolean;
  /** Descriptions of what it does wrong. */
  problems: string[];
  /** Computed styles, to compare with those after all other components have added their style sheets. */
  styles: string[];
}

declare global {
  interface Window {
    stage: Stage;
  }
}
