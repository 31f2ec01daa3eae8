import type * as english from "./english.ts";

type English = typeof english;

/** A group of messages that are loaded together. */
export type Namespace = keyof English;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** The type of a namespace in every language: a missing or an extra key does not compile. */
export type Text<N extends Namespace> = Translated<English[N]>;

/** Keys of the screen titles. */
export type TitleKey = keyof English["app"]["title"];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    resources: English;
  }
}
