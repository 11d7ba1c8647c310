/**
 * Two layers in place of Tailwind's five, in each sheet: utilities win over all others. The plain selectors that old browsers get
 * are longer by nine bytes for each layer below their own.
 */
const twoLayers = {
  postcssPlugin: "two-layers",
  Once(root) {
    root.walkAtRules("layer", (layer) => {
      if (!layer.nodes) layer.remove();
      else if (layer.params !== "utilities") layer.params = "components";
    });
    root.prepend({ name: "layer", params: "components, utilities" });
  },
};

export default {
  plugins: [
    "@tailwindcss/postcss",
    twoLayers,
    // Browsers below Chrome 99, Safari 15.4 and Firefox 97 drop every rule inside @layer: the shop would stand there unstyled.
    "@csstools/postcss-cascade-layers",
  ],
};
