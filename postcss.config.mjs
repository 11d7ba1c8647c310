export default {
  plugins: {
    "@tailwindcss/postcss": {},
    // Browsers below Chrome 99, Safari 15.4 and Firefox 97 drop every rule inside @layer: the shop would stand there unstyled.
    "@csstools/postcss-cascade-layers": {},
  },
};
