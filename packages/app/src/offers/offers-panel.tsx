/** The offers, collapsible. */
export function OffersPanel() {
  return null;
}
