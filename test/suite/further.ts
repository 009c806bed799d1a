/**
 * The fifth part of the suite: classes that were written and committed after the rules had been tuned on the fourth part, and before the tool ran on any of these.
 * What is wrong in the broken ones, and code that uses the correct ones.
 */
import type { SeededBug } from './expectations.js';

export const FURTHER: readonly Omit<SeededBug, 'half'>[] = [
  {
    name: 'InvoiceTotals',
    rules: ['null-dereference'],
    at: ['int discount = discounts.get(group);'],
    story: 'the group without a discount is not in the map',
    driver: 'new com.example.invoices.InvoiceTotals().summary();',
    throws: 'NullPointerException',
  },
  {
    name: 'TokenBucket',
    rules: ['division-by-zero'],
    at: ['long fresh = (now - last) / interval;'],
    story: 'more than a thousand a second leave no millisecond between two',
    driver: 'com.example.limits.TokenBucket.main(new String[0]);',
    throws: 'ArithmeticException',
  },
  {
    name: 'BracketChecker',
    rules: ['no-such-element', 'protocol-error'],
    at: ['if (!fits(open.pop(), sign)) {'],
    story: 'a bracket is closed that was never opened',
    driver: 'com.example.editor.BracketChecker.main(new String[0]);',
    throws: 'NoSuchElementException',
  },
  {
    name: 'TagAttributes',
    rules: ['index-bounds'],
    at: ['values.put(name, text.substring(from, to));'],
    story: 'the last quote is missing',
    driver: 'com.example.markup.TagAttributes.main(new String[0]);',
    throws: 'StringIndexOutOfBoundsException',
  },
  {
    name: 'DeliveryHeap',
    rules: ['array-bounds'],
    at: ['due[at] = due[(at - 1) / 2];', 'due[at] = time;'],
    story: 'the array grows one parcel too late',
    driver: 'com.example.delivery.DeliveryHeap.main(new String[0]);',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    name: 'IdleConnections',
    rules: ['protocol-error'],
    at: ['for (Map.Entry<String, Long> entry : used.entrySet()) {', 'used.remove(entry.getKey());'],
    story: 'entries are removed while the map is gone through',
    driver: 'com.example.net.IdleConnections.main(new String[0]);',
    throws: 'ConcurrentModificationException',
  },
  {
    name: 'AuditTrail',
    rules: ['illegal-state', 'protocol-error'],
    at: [
      'throw new IllegalStateException("the trail is closed");',
      'trail.record("system", users.size() + " users deleted");',
    ],
    story: 'the last entry is made after the trail was closed',
    driver: 'com.example.audit.AuditTrail.deleteAll(java.util.List.of("a"));',
    throws: 'IllegalStateException',
  },
  {
    name: 'TimeoutSettings',
    rules: ['number-format'],
    at: ['return text == null ? 0 : Integer.parseInt(text);'],
    story: 'one of the defaults has a unit',
    driver: 'com.example.server.TimeoutSettings.main(new String[0]);',
    throws: 'NumberFormatException',
  },
  {
    name: 'BackupHeader',
    rules: ['resource-leak'],
    at: ['DataInputStream stream = new DataInputStream(new FileInputStream(file));', 'return null;'],
    story: 'a file that is no backup stays open',
    driver: 'String file = temporary("no backup"); com.example.backup.BackupHeader.read(file); demandClosed(file);',
    throws: 'LeftBehind',
  },
  {
    name: 'ChatRoom',
    rules: ['null-dereference'],
    at: [`text.append(" (").append(topicSetBy.toUpperCase()).append(')');`],
    story: 'whoever set the topic has left',
    driver:
      'var room = new com.example.chat.ChatRoom("r"); room.enter("a"); room.setTopic("a", "t"); room.leave("a"); room.banner();',
    throws: 'NullPointerException',
  },
  {
    name: 'PivotTable',
    rules: ['array-bounds'],
    at: ['turned.cells[row][column] = cells[column][row];'],
    story: 'rows and columns are mixed up where there are not as many of both',
    driver: 'com.example.tables.PivotTable.share(0);',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    name: 'PluginOptions',
    rules: ['class-cast'],
    at: ['return (Integer) value;'],
    story: 'the default of the memory is a `long`',
    driver: 'com.example.plugins.PluginOptions.main(new String[0]);',
    throws: 'ClassCastException',
  },
  {
    name: 'PresenceService',
    rules: ['null-argument'],
    at: ['rooms.put(user, room);'],
    story: 'nobody has that badge, and concurrent maps refuse null',
    driver: 'com.example.presence.PresenceService.main(new String[0]);',
    throws: 'NullPointerException',
  },
  {
    name: 'FilmRatings',
    rules: ['no-such-element', 'protocol-error'],
    at: ['.get()', 'return ratings.stream()', '.max(Comparator.comparingInt(rating -> rating.stars))'],
    story: 'nothing was rated',
    driver: 'new com.example.films.FilmRatings().favourite();',
    throws: 'NoSuchElementException',
  },
  {
    name: 'ShellHistory',
    rules: ['array-bounds'],
    at: ['return ring[(next - steps) % ring.length];'],
    story: 'the remainder of a negative number is negative',
    driver: 'com.example.shell.ShellHistory.main(new String[0]);',
    throws: 'ArrayIndexOutOfBoundsException',
  },
];

const MAIN = (name: string): string => `com.example.${name}.main(new String[0]);`;

/** Code that uses the correct classes, and ends without complaint. */
export const FURTHER_EXERCISES: Readonly<Record<string, string>> = {
  TaxTable:
    'var taxes = new com.example.taxes.TaxTable(190); taxes.reduce(com.example.taxes.TaxTable.Kind.FOOD, 70); taxes.taxOn(com.example.taxes.TaxTable.Kind.FOOD, 100); taxes.list();',
  FrameClock:
    'for (int rate : new int[] {0, 25, 5000}) { var clock = new com.example.video.FrameClock(rate); clock.lost(); clock.show(40); clock.show(2000); clock.lost(); clock.clock(99); }',
  TagBalance:
    'var tags = new com.example.markup.TagBalance(); tags.check("<a><b/></a>"); tags.check("</a>"); tags.check("<a>"); tags.innermost(); tags.depth(); tags.check("<");',
  QueryString: MAIN('web.QueryString'),
  BidHeap: MAIN('auction.BidHeap'),
  LeaseTable:
    'var leases = new com.example.network.LeaseTable(); leases.lend(1, "a", 5); leases.lend(2, "b", 9); leases.lend(1, "b", 5); leases.renew(3, 1); leases.renew(1, 6); leases.expire(7); leases.forget("b"); leases.size();',
  UploadSession:
    'com.example.uploads.UploadSession.upload(java.util.List.of("a", "b")); com.example.uploads.UploadSession.uploadTwice("a");',
  RetrySettings: MAIN('server.RetrySettings'),
  IndexHeader:
    'com.example.search.IndexHeader.versionOf(temporary("IDX1")); com.example.search.IndexHeader.versionOf(temporary("no index")); com.example.search.IndexHeader.read(temporary("IDX1ab"));',
  Whiteboard:
    'var board = new com.example.chat.Whiteboard(); board.caption(); board.release(); board.draw("a", "x"); board.lastStroke(); board.take("a"); board.take("b"); board.draw("a", "x"); board.caption(); board.release(); board.caption(); board.lastStroke();',
  GridRotation: 'com.example.puzzles.GridRotation.corner();',
  NodeAttributes: 'com.example.graphs.NodeAttributes.area(); com.example.graphs.NodeAttributes.defaults().text("x");',
  DoorLog: MAIN('presence.DoorLog'),
  BookReviews:
    'var books = new com.example.books.BookReviews(); books.average(); books.best(); books.worst(); books.first(); books.review("a", 5); books.average(); books.best(); books.worst(); books.first();',
  SampleRing: `${MAIN('sensors.SampleRing')} new com.example.sensors.SampleRing(2).mean();`,
};
