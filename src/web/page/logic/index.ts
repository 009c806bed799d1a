/**
 * What the page decides, without a browser. Asking: `asking`, `debounce`, `status`. Telling, by view: `line-shapes`, `states`, `pairs`, `steps`,
 * `findings`, `claims`, `rounds`, `typestates`, `specification`, `linked-text`, `ir-lines`, `marks`, `prose`. Getting about: `tabs`, `keyboard`,
 * `link`, `examples`, `insertion`.
 */
export {};
