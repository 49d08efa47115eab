/** Nothing but what Vite does by itself; and a note of which modules went into the page. */
export default {
  plugins: [
    {
      name: 'note-modules',
      generateBundle() {
        this.emitFile({
          type: 'asset',
          fileName: 'modules.json',
          source: JSON.stringify([...this.getModuleIds()]),
        });
      },
    },
  ],
};
