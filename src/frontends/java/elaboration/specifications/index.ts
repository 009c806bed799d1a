/**
 * `//@` comments among statements: `specification-comments` finds them, `specifications` elaborates, `check-formula` says what is wrong.
 */
export {};
