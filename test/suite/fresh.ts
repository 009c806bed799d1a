/**
 * The fourth part of the suite: classes that were written and committed after the rules for everyday exceptions were tuned on the third part, and before the tool ran on
 * any of these. What is wrong in the broken ones, and code that uses the correct ones.
 */
import type { SeededBug } from './expectations.js';

export const FRESH: readonly Omit<SeededBug, 'half'>[] = [
  {
    name: 'LibraryLoans',
    rules: ['null-dereference'],
    at: ['reader.borrowed--;'],
    story: 'a book that nobody has borrowed is given back',
    driver: 'new com.example.library.LibraryLoans().giveBack("x");',
    throws: 'NullPointerException',
  },
  {
    name: 'CsvLine',
    rules: ['index-bounds'],
    at: [`if (quoted && line.charAt(i + 1) == '"') {`],
    story: 'nothing follows a quote at the end of the line',
    driver: 'com.example.csv.CsvLine.main(new String[0]);',
    throws: 'StringIndexOutOfBoundsException',
  },
  {
    name: 'MedianWindow',
    rules: ['array-bounds'],
    at: ['return (sorted[middle - 1] + sorted[middle]) / 2;'],
    story: 'nothing has no median',
    driver: 'new com.example.signals.MedianWindow(3).median();',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    name: 'SplitBill',
    rules: ['division-by-zero'],
    at: ['return (totalCents + people - 1) / people;'],
    story: 'nobody sits at the table',
    driver: 'new com.example.restaurant.SplitBill().share();',
    throws: 'ArithmeticException',
  },
  {
    name: 'ShapeCatalogue',
    rules: ['class-cast'],
    at: ['Circle circle = (Circle) shape;'],
    story: 'squares are shapes, too',
    driver: 'com.example.shapes.ShapeCatalogue.main(new String[0]);',
    throws: 'ClassCastException',
  },
  {
    name: 'ConfigFile',
    rules: ['resource-leak'],
    at: [
      'BufferedReader reader = new BufferedReader(new FileReader(file));',
      'throw new IOException("no value in line " + number);',
    ],
    story: 'a line without a value leaves the file open',
    driver:
      'String file = temporary("x"); try { new com.example.config.ConfigFile().load(file); } catch (java.io.IOException e) { } demandClosed(file);',
    throws: 'LeftBehind',
  },
  {
    name: 'ElevatorControl',
    rules: ['null-dereference'],
    at: ['floor = next;'],
    story: 'nobody has called',
    driver: 'com.example.elevator.ElevatorControl.main(new String[0]);',
    throws: 'NullPointerException',
  },
  {
    name: 'TaskBoard',
    rules: ['protocol-error'],
    at: ['public int sweep() { → for (Task task : tasks) {', 'tasks.remove(task);'],
    story: 'tasks are taken off while the list is gone through',
    driver: 'com.example.board.TaskBoard.main(new String[0]);',
    throws: 'ConcurrentModificationException',
  },
  {
    name: 'Thermostat',
    rules: ['illegal-state', 'protocol-error'],
    at: ['throw new IllegalStateException("not calibrated");', 'thermostat.switchOn();'],
    story: 'what is delivered without calibration is switched on all the same',
    driver: 'com.example.heating.Thermostat.main(new String[0]);',
    throws: 'IllegalStateException',
  },
  {
    name: 'RomanNumber',
    rules: ['array-bounds'],
    at: ['text.append(SIGNS[i]);'],
    story: 'the last sign is missing',
    driver: 'com.example.numbers.RomanNumber.write(1);',
    throws: 'ArrayIndexOutOfBoundsException',
  },
];

const MAIN = (name: string): string => `com.example.${name}.main(new String[0]);`;

/** Code that uses the correct classes, and ends without complaint. */
export const FRESH_EXERCISES: Readonly<Record<string, string>> = {
  HotelRooms:
    'var rooms = new com.example.hotel.HotelRooms(2); rooms.checkIn(1, "a", 1); rooms.checkIn(1, "b", 1); rooms.extend(1, 2); rooms.extend(0, 1); rooms.checkOut(1); rooms.checkOut(1); rooms.free();',
  MarkdownLine: MAIN('markdown.MarkdownLine'),
  RunningMean:
    'var mean = new com.example.signals.RunningMean(2); mean.average(); mean.add(1); mean.add(2); mean.add(3); mean.average(); mean.back(0); mean.back(1);',
  TipCalculator:
    'var tips = new com.example.restaurant.TipCalculator(); tips.shareOf("a"); tips.longest(); tips.worked("a", 3); tips.worked("b", 0); tips.tip(100); tips.shareOf("a"); tips.longest();',
  EventLog:
    'var log = new com.example.events.EventLog(); log.lastCrash(); log.note(new com.example.events.EventLog.Crash(2, null)); log.note(new com.example.events.EventLog.Login("a", 1)); log.users(); log.lastCrash(); log.forgetBefore(2); log.users();',
  WordCount:
    'var words = new com.example.text.WordCount(); words.mostFrequent(); words.countFile(temporary("a b, A")); words.count(new java.io.StringReader("")); words.of("a"); words.mostFrequent();',
  SignalTimer:
    'var light = new com.example.traffic.SignalTimer(); for (int i = 0; i < 100; i++) light.tick(); light.set(com.example.traffic.SignalTimer.Colour.RED, 1); light.mayGo();',
  PlayerQueue:
    'var players = new com.example.games.PlayerQueue(); players.match(); players.longest(); players.join("a", 1); players.join("b", 2); players.leave("x"); players.match(); players.join("c", 1); players.leave("c"); players.longest();',
  VaultDoor: MAIN('house.VaultDoor'),
  BaseNumber: `${MAIN('numbers.BaseNumber')} com.example.numbers.BaseNumber.write(Integer.MIN_VALUE, 2); com.example.numbers.BaseNumber.read("", 10);`,
};
