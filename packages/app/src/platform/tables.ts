/** Whether the page comes from a server with online tables, which says so in the page. Asking it costs no request. */
export const offersTables = document.querySelector('meta[name="deedbook-tables"]') !== null;
