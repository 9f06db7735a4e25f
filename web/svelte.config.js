/** Accessibility warnings of the compiler are errors here: a build that has one fails. */
export default {
  compilerOptions: {
    runes: true,
    warningFilter: (warning) => {
      if (warning.code.startsWith('a11y')) throw new Error(`${warning.filename}: ${warning.code}: ${warning.message}`);
      return true;
    },
  },
};
