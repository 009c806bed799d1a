/** Methods of collections that take their last argument as an element, by name: what they are given, callbacks get. */
export const TAKES_ELEMENT: ReadonlySet<string> = new Set([
  'add',
  'addElement',
  'addFirst',
  'addLast',
  'insertElementAt',
  'offer',
  'offerFirst',
  'offerLast',
  'push',
  'set',
]);

export const COLLECTION = 'java.util.Collection';
