/**
 * `check` on several cores: `check-inputs` is the way in, `pool` hands out `batches`, `worker` does them, `protocol` is what they say to each
 * other.
 */
export {};
