/** API that the page exposes to tests as `window.stage`. */
export interface Stage {
  names: readonly string[];
  /** Mounts one component alone and unmounts it. */
  probe: (name: string) => Promise<ProbeResult>;
  /** Mounts components side by side. */
  show: (names: readonly string[]) => Promise<void>;
}

export interface ProbeResult {
  /** Whether the component opens a modal dialog. */
  isModal: boolean;
  /** Descriptions of the component's problems. */
  problems: string[];
  /** Computed styles, to compare with those after all other components have added their style sheets. */
  styles: string[];
}

declare global {
  interface Window {
    stage: Stage;
  }
}
