/** The place of the chart below a list: it has no size, and tells the frame that the page is not complete. */
export const ChartPlace = () => <span hidden data-skeleton />;
