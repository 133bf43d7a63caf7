/** The file that the example of `late` loads. */
export const Chart = () => null;
