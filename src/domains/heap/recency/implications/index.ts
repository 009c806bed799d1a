/**
 * What a call implies of its arguments once it has returned: `implications` is the way in, `body-telling` and `telling` read a body, `facts` is
 * what is told.
 */
export {};
