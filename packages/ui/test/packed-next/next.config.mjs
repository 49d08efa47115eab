/** Pages as files, so that any server can serve them. */
export default { output: 'export', typescript: { ignoreBuildErrors: false } };
