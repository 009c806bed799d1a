/** What is wrong in the broken classes of the suite, written before the tool ever saw them, with code that makes each fail on a JVM. */
import { EVERYDAY } from './everyday.js';
import { FRESH } from './fresh.js';
import { FURTHER } from './further.js';

/** Parts of the suite: looked at while `check` was tuned, held out from that, added later, with rules for the everyday exceptions, and twice held out from these. */
export type Half = 'tuning' | 'held-out' | 'everyday' | 'fresh' | 'further';

export interface SeededBug {
  /** Name of the class and of its file. */
  readonly name: string;
  readonly half: Half;
  /** Any of these rules names the bug. */
  readonly rules: readonly string[];
  /** Lines at which a finding points at the bug: text of the line, or `text of an earlier line → text of the line`. */
  readonly at: readonly string[];
  readonly story: string;
  /** Java statements that bring the failure about. */
  readonly driver: string;
  /** What they end with, by simple name; `LeftBehind` is thrown by the driver itself. */
  readonly throws: string;
}

const TUNING: readonly Omit<SeededBug, 'half'>[] = [
  {
    name: 'OrderService',
    rules: ['null-dereference'],
    at: ['customer.charge(amount);'],
    story: '`get` gives null for a customer who is not registered',
    driver: 'new com.example.orders.OrderService().place("nobody", 5);',
    throws: 'NullPointerException',
  },
  {
    name: 'ReportFormatter',
    rules: ['null-dereference'],
    at: ['if (out.length() > 0 && title.length() > width) {'],
    story: 'the title is tested above, and used without a test below',
    driver: 'new com.example.reports.ReportFormatter(10).render(null, "end");',
    throws: 'NullPointerException',
  },
  {
    name: 'RetryPolicy',
    rules: ['null-dereference'],
    at: ['return retryable.contains(error);'],
    story: 'one of the constructors leaves the field unset',
    driver: 'new com.example.net.RetryPolicy(3).shouldRetry(1, "timeout");',
    throws: 'NullPointerException',
  },
  {
    name: 'HeaderReader',
    rules: ['resource-leak', 'protocol-error'],
    at: ['BufferedReader reader = new BufferedReader(new FileReader(file));', 'return false;'],
    story: 'an early return leaves the reader open',
    driver: 'String file = temporary(""); new com.example.http.HeaderReader().read(file); demandClosed(file);',
    throws: 'LeftBehind',
  },
  {
    name: 'SessionRegistry',
    rules: ['protocol-error'],
    at: ['public int expire(long now) { → for (Session session : sessions) {', 'sessions.remove(session);'],
    story: 'the list is changed while it is gone through',
    driver:
      'var registry = new com.example.web.SessionRegistry(1); for (int i = 0; i < 3; i++) registry.open("u" + i, 0); registry.expire(9);',
    throws: 'ConcurrentModificationException',
  },
  {
    name: 'ShapeCatalog',
    rules: ['class-cast'],
    at: ['Circle circle = (Circle) shapes.get(i);'],
    story: 'the list holds rectangles too',
    driver:
      'var catalog = new com.example.geometry.ShapeCatalog(); catalog.add(new com.example.geometry.ShapeCatalog.Rectangle(1, 2)); catalog.sumOfRadii();',
    throws: 'ClassCastException',
  },
  {
    name: 'MovingAverage',
    rules: ['array-bounds'],
    at: ['double after = series[i + 1];'],
    story: 'the last element has none after it',
    driver: 'com.example.metrics.MovingAverage.smooth(new double[] {1, 2});',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    name: 'WordStatistics',
    rules: ['protocol-error'],
    at: ['Map.Entry<String, Integer> best = entries.next();'],
    story: 'next without hasNext: no words, no entry',
    driver: 'new com.example.text.WordStatistics().mostFrequent();',
    throws: 'NoSuchElementException',
  },
  {
    name: 'NumberPrompt',
    rules: ['protocol-error'],
    at: ['if (!numbers.isEmpty() && scanner.hasNext()) {'],
    story: 'the scanner is asked after it was closed',
    driver: 'new com.example.console.NumberPrompt("?").readAll("1 2");',
    throws: 'IllegalStateException',
  },
  {
    name: 'Account',
    rules: ['lock-not-released', 'resource-leak', 'protocol-error'],
    at: ['public boolean withdraw(long amount) { → lock.lock();', 'if (balance < amount) { → return false;'],
    story: 'an early return keeps the lock',
    driver:
      'var account = new com.example.bank.Account("a"); account.withdraw(5); demand(() -> account.tryDeposit(1));',
    throws: 'LeftBehind',
  },
  {
    name: 'TaskChain',
    rules: ['null-dereference'],
    at: ['link = link.next;', 'return link.task;'],
    story: 'cancelling a task loses all behind it, but only one is subtracted from the size',
    driver:
      'var chain = new com.example.tasks.TaskChain(); for (String t : "abc".split("")) chain.append(t); chain.cancel("b"); chain.at(1);',
    throws: 'NullPointerException',
  },
  {
    name: 'LogLevelFilter',
    rules: ['null-dereference'],
    at: ['switch (level) {'],
    story: '`switch` on null for a logger that is not configured',
    driver: 'new com.example.logging.LogLevelFilter().isLoggable("x", 1);',
    throws: 'NullPointerException',
  },
  {
    name: 'BlockParser',
    rules: ['null-dereference'],
    at: ['while (!line.trim().equals("end")) {'],
    story: 'the text ends before the block does',
    driver:
      'new com.example.config.BlockParser().parse(new java.io.BufferedReader(new java.io.StringReader("begin\\na")));',
    throws: 'NullPointerException',
  },
  {
    name: 'IntervalTree',
    rules: ['null-dereference'],
    at: ['return node.right == null ? node.key : largest(node.right);'],
    story: 'an empty tree has no largest element',
    driver: 'new com.example.structures.IntervalTree().largest();',
    throws: 'NullPointerException',
  },
  {
    name: 'JobQueue',
    rules: ['null-dereference'],
    at: ['done.add(job.getName());'],
    story: '`poll` gives null when no job waits',
    driver: 'new com.example.jobs.JobQueue().runNext();',
    throws: 'NullPointerException',
  },
  {
    name: 'RecentFiles',
    rules: ['null-dereference'],
    at: ['oldest.older = null;'],
    story: 'with no capacity the only entry is evicted, and none is left',
    driver: 'new com.example.editor.RecentFiles(0).opened("a");',
    throws: 'NullPointerException',
  },
];

const HELD_OUT: readonly Omit<SeededBug, 'half'>[] = [
  {
    name: 'InventoryCounts',
    rules: ['null-dereference'],
    at: ['int available = stock.get(article);'],
    story: 'null is unboxed for an article that was never received',
    driver: 'new com.example.warehouse.InventoryCounts().ship("x", 1);',
    throws: 'NullPointerException',
  },
  {
    name: 'MailComposer',
    rules: ['null-dereference'],
    at: ['mail.append("Regards, ").append(sender.getName());'],
    story: 'the sender is tested above, and used without a test below',
    driver: 'new com.example.mail.MailComposer().compose(null, "hello");',
    throws: 'NullPointerException',
  },
  {
    name: 'PollingWorker',
    rules: ['null-dereference'],
    at: ['return results.size();'],
    story: 'before `start` there are no results',
    driver: 'new com.example.workers.PollingWorker("w").resultCount();',
    throws: 'NullPointerException',
  },
  {
    name: 'ConfigLoader',
    rules: ['resource-leak', 'protocol-error'],
    at: [
      'InputStream in = new FileInputStream(file);',
      'throw new IOException("version " + version + " is not supported");',
    ],
    story: 'an exception leaves the stream open',
    driver:
      'String file = temporary("x"); try { new com.example.config.ConfigLoader().load(file); } catch (java.io.IOException e) { demandClosed(file); }',
    throws: 'LeftBehind',
  },
  {
    name: 'SubscriberList',
    rules: ['protocol-error'],
    at: ['for (Map.Entry<String, Integer> entry : subscribed.entrySet()) {', 'unsubscribe(entry.getKey());'],
    story: 'the map is changed by a helper while it is gone through',
    driver:
      'var list = new com.example.events.SubscriberList(); for (int i = 0; i < 3; i++) list.subscribe("u" + i, 0); list.dropOlderThan(9);',
    throws: 'ConcurrentModificationException',
  },
  {
    name: 'GridPosition',
    rules: ['class-cast'],
    at: ['GridPosition position = (GridPosition) other;'],
    story: '`equals` casts without a test',
    driver: 'new com.example.board.GridPosition(1, 2).equals("text");',
    throws: 'ClassCastException',
  },
  {
    name: 'PriorityHeap',
    rules: ['array-bounds'],
    at: ['items[size] = item;'],
    story: 'the array grows one element too late',
    driver: 'var heap = new com.example.structures.PriorityHeap(); for (int i = 0; i < 9; i++) heap.add(i);',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    name: 'UserDirectory',
    rules: ['protocol-error'],
    at: ['User user = find(name).get();'],
    story: 'an Optional is opened without asking whether there is something in it',
    driver: 'new com.example.users.UserDirectory().roleOf("nobody");',
    throws: 'NoSuchElementException',
  },
  {
    name: 'CsvExporter',
    rules: ['protocol-error'],
    at: ['writer.write("empty");'],
    story: 'written after it was closed',
    driver: "new com.example.export.CsvExporter(',').export(java.util.List.of(), new java.io.StringWriter());",
    throws: 'IOException',
  },
  {
    name: 'SharedCounter',
    rules: ['lock-not-released', 'resource-leak', 'protocol-error'],
    at: [
      'public void reset(String name) { → lock.lock();',
      'throw new IllegalArgumentException("no counter " + name);',
    ],
    story: 'an exception keeps the lock',
    driver:
      'var counter = new com.example.metrics.SharedCounter(); try { counter.reset("x"); } catch (IllegalArgumentException e) { demand(() -> !counter.isBusy()); }',
    throws: 'LeftBehind',
  },
  {
    name: 'PrintQueue',
    rules: ['null-dereference'],
    at: ['return tail == null ? "" : head.document;'],
    story: 'the tail survives the last element',
    driver: 'var queue = new com.example.printing.PrintQueue(); queue.add("a", 1); queue.take(); queue.first();',
    throws: 'NullPointerException',
  },
  {
    name: 'DirectorySummary',
    rules: ['null-dereference'],
    at: ['for (File file : folder.listFiles()) {'],
    story: '`listFiles` gives null for what is no folder',
    driver: 'new com.example.files.DirectorySummary(1).sizeOf(new java.io.File("/no/such/folder"));',
    throws: 'NullPointerException',
  },
  {
    name: 'ExpressionTree',
    rules: ['null-dereference'],
    at: ["if (node.operator == '#') {", 'int left = evaluate(node.left);'],
    story: 'the recursion does not expect a node without a left side, which `negate` makes',
    driver: 'var tree = new com.example.calc.ExpressionTree(); tree.add(1); tree.negate(); tree.evaluate();',
    throws: 'NullPointerException',
  },
  {
    name: 'Environment',
    rules: ['null-dereference'],
    at: ['for (String part : value.split(",")) {'],
    story: '`getProperty` gives null for what is not set',
    driver: 'new com.example.runtime.Environment("no.such.").getList("x");',
    throws: 'NullPointerException',
  },
  {
    name: 'UndoHistory',
    rules: ['null-dereference'],
    at: ['return done.peek().getInserted();'],
    story: '`peek` gives null when nothing was done',
    driver: 'new com.example.editor.UndoHistory().lastInserted();',
    throws: 'NullPointerException',
  },
  {
    name: 'QueryParser',
    rules: ['null-dereference'],
    at: ["private static String valueOf(String term) { → int colon = term.indexOf(':');", 'value = valueOf(term);'],
    story: 'nothing follows the last `and`',
    driver: 'new com.example.search.QueryParser("a:b and").lastValue();',
    throws: 'NullPointerException',
  },
];

export const BUGS: readonly SeededBug[] = [
  ...TUNING.map((bug): SeededBug => ({ ...bug, half: 'tuning' })),
  ...HELD_OUT.map((bug): SeededBug => ({ ...bug, half: 'held-out' })),
  ...EVERYDAY.map((bug): SeededBug => ({ ...bug, half: 'everyday' })),
  ...FRESH.map((bug): SeededBug => ({ ...bug, half: 'fresh' })),
  ...FURTHER.map((bug): SeededBug => ({ ...bug, half: 'further' })),
];
