/**
 * Edits that repair findings. `candidates` thinks of them (`guards`, `resources`, `loops`, with `places` to find statements), `trial` runs the
 * edited method again and keeps those that prove their place, `offers` does so for findings, `apply` changes texts.
 */
export { type Applied, applied } from './apply.js';
export { withOffers } from './offers.js';
