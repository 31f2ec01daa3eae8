// Lets TypeScript resolve the imports of the style sheets without the types of a bundler.
