import type { Contestant } from "./contestant.ts";
import "./plain.css";

/** The baseline: plain elements with a class, called as functions so that React sees only the elements. */
export const plain: Contestant = {
  name: "plain element + class",
  Button: () => null,
  Field: () => null,
};

export const plainButton = (key: number, onClick: () => void, children: string) => (
  <button key={key} type="button" className="plain-button" onClick={onClick}>
    {children}
  </button>
);

export const plainField = (key: number, label: string, id: string, onChange: () => void) => (
  <div key={key} className="plain-field">
    <label className="plain-label" htmlFor={id}>
      {label}
    </label>
    <input className="plain-input" id={id} onChange={onChange} />
  </div>
);
