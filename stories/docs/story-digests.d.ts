/** Digests by path of the story file, as in Storybook’s index. Computed by .storybook/main.ts. */
declare module "virtual:story-digests" {
  const digests: Readonly<Record<string, string>>;
  export default digests;
}
