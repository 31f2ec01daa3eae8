/** By the path of a file with stories, as in Storybook’s index; .storybook/main.ts computes them. */
declare module "virtual:story-digests" {
  const digests: Readonly<Record<string, string>>;
  export default digests;
}
