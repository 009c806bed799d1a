/**
 * `service-worker`: keeps the site, so that the page needs no network.
 */
export {};
