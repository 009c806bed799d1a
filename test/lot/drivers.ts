/**
 * What `check` found in libraries drawn by lot and a judge called true (docs/check-by-lot.md): code that makes each happen on a JVM. The
 * jars are not part of this package; `npm run measure:lot` fetches them.
 */

export interface LotDriver {
  readonly package: string;
  /** Class and line of the finding. */
  readonly at: string;
  /** Java statements; `folder` is an empty one. */
  readonly driver: string;
  /** What they end with, by simple name; `LeftOpen` is thrown by the driver itself. */
  readonly throws: string;
}

const NOTHING = 'new String[0]';
const EMPTY = 'new opennlp.model.PlainTextFileDataReader(new ByteArrayInputStream(new byte[0]))';

const MAXENT: readonly Omit<LotDriver, 'package'>[] = [
  {
    at: 'opennlp.maxent.BinToAscii:42',
    driver: `opennlp.maxent.BinToAscii.main(${NOTHING});`,
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'opennlp.maxent.ModelApplier:100',
    driver: 'opennlp.maxent.ModelApplier.main(new String[] {"-real"});',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  ...[
    ['-real', 72],
    ['-maxit', 78],
    ['-cutoff', 80],
    ['-sigma', 82],
  ].map(([word, line]) => ({
    at: `opennlp.maxent.ModelTrainer:${line}`,
    driver: `opennlp.maxent.ModelTrainer.main(new String[] {"${word}"});`,
    throws: 'ArrayIndexOutOfBoundsException',
  })),
  {
    at: 'opennlp.maxent.ModelApplier:111',
    driver: 'opennlp.maxent.ModelApplier.main(new String[] {"a"});',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'opennlp.maxent.ModelTrainer:90',
    driver: 'opennlp.maxent.ModelTrainer.main(new String[] {"a"});',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'opennlp.maxent.RealBasicEventStream:71',
    driver: `opennlp.maxent.RealBasicEventStream.main(${NOTHING});`,
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'opennlp.maxent.io.BinToAscii:44',
    driver: `opennlp.maxent.io.BinToAscii.main(${NOTHING});`,
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'opennlp.maxent.io.OldFormatGISModelReader:106',
    driver: 'opennlp.maxent.io.OldFormatGISModelReader.main(new String[] {"a"});',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'opennlp.maxent.io.SuffixSensitiveGISModelReader:75',
    driver: `opennlp.maxent.io.SuffixSensitiveGISModelReader.main(${NOTHING});`,
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'opennlp.model.GenericModelReader:59',
    driver: `opennlp.model.GenericModelReader.main(${NOTHING});`,
    throws: 'ArrayIndexOutOfBoundsException',
  },
  { at: 'opennlp.model.PlainTextFileDataReader:53', driver: `${EMPTY}.readDouble();`, throws: 'NullPointerException' },
  {
    at: 'opennlp.maxent.BinToAscii:42',
    driver: leavesOpen('opennlp.maxent.BinToAscii.main(new String[] {folder + "/none", folder + "/out"});', 'out'),
    throws: 'LeftOpen',
  },
  {
    at: 'opennlp.maxent.io.BinToAscii:44',
    driver: leavesOpen('opennlp.maxent.io.BinToAscii.main(new String[] {folder + "/none", folder + "/out"});', 'out'),
    throws: 'LeftOpen',
  },
  {
    at: 'opennlp.maxent.io.GISModelReader:87',
    driver: `new opennlp.maxent.io.GISModelReader(${EMPTY}).checkModelType();`,
    throws: 'NullPointerException',
  },
  {
    at: 'opennlp.maxent.io.PooledGISModelReader:49',
    driver:
      'File model = new File(folder, "model.txt"); model.createNewFile(); new opennlp.maxent.io.PooledGISModelReader(model).checkModelType();',
    throws: 'NullPointerException',
  },
  {
    at: 'opennlp.model.GenericModelReader:42',
    driver: `new opennlp.model.GenericModelReader(${EMPTY}).checkModelType();`,
    throws: 'NullPointerException',
  },
  {
    at: 'opennlp.perceptron.PerceptronModelReader:78',
    driver: `new opennlp.perceptron.PerceptronModelReader(${EMPTY}).checkModelType();`,
    throws: 'NullPointerException',
  },
  {
    at: 'opennlp.model.TwoPassDataIndexer:80',
    driver: leavesOpen(
      'new opennlp.model.TwoPassDataIndexer(new opennlp.model.EventStream() { public boolean hasNext() throws IOException { throw new IOException(); } public opennlp.model.Event next() { return null; } }, 1);',
      'events',
    ),
    throws: 'LeftOpen',
  },
];

const FACTORY = 'org.eclipse.emf.ecore.change.ChangeFactory.eINSTANCE';

const CHANGE: readonly Omit<LotDriver, 'package'>[] = [
  {
    at: 'org.eclipse.emf.ecore.change.impl.FeatureChangeImpl:427',
    driver: `${FACTORY}.createFeatureChange().getValue();`,
    throws: 'NullPointerException',
  },
  {
    at: 'org.eclipse.emf.ecore.change.impl.FeatureMapEntryImpl:483',
    driver: `${FACTORY}.createFeatureMapEntry().getValue();`,
    throws: 'NullPointerException',
  },
  {
    at: 'org.eclipse.emf.ecore.change.impl.ResourceChangeImpl:205',
    driver: `((org.eclipse.emf.ecore.InternalEObject) ${FACTORY}.createResourceChange()).eUnset(1);`,
    throws: 'NullPointerException',
  },
];

const OPTIONS = 'new org.mariadb.jdbc.util.Options()';

const MARIADB: readonly Omit<LotDriver, 'package'>[] = [
  {
    at: 'org.mariadb.jdbc.BlobOutputStream:80',
    driver: 'new org.mariadb.jdbc.MariaDbBlob().setBinaryStream(2).write(1);',
    throws: 'ArrayIndexOutOfBoundsException',
  },
  {
    at: 'org.mariadb.jdbc.MariaDbDataSource:299',
    driver: 'new org.mariadb.jdbc.MariaDbDataSource("a").getConnection("a", "a");',
    throws: 'NullPointerException',
  },
  {
    at: 'org.mariadb.jdbc.internal.util.pool.Pools:121',
    driver: 'org.mariadb.jdbc.internal.util.pool.Pools.close();',
    throws: 'NullPointerException',
  },
  {
    at: 'org.mariadb.jdbc.internal.util.pool.Pools:46',
    driver: 'new org.mariadb.jdbc.MariaDbPoolDataSource("a").getConnection();',
    throws: 'NullPointerException',
  },
  { at: 'org.mariadb.jdbc.util.Options:490', driver: `${OPTIONS}.hashCode();`, throws: 'NullPointerException' },
];

const MAPS = 'new org.eclipse.core.databinding.observable.map.IObservableMap[0]';

const BINDING: readonly Omit<LotDriver, 'package'>[] = [
  {
    at: 'org.eclipse.jface.databinding.viewers.ObservableMapLabelProvider:105',
    driver: `new org.eclipse.jface.databinding.viewers.ObservableMapLabelProvider(${MAPS}).getColumnText("a", -1);`,
    throws: 'ArrayIndexOutOfBoundsException',
  },
];

/** Runs statements whatever they throw, and complains where a file whose name begins so is still open. */
function leavesOpen(statements: string, file: string): string {
  return `try { ${statements} } catch (IOException e) { } demandClosed("${file}");`;
}

const FACETS: readonly Omit<LotDriver, 'package'>[] = [
  {
    at: 'org.eclipse.wst.common.project.facet.core.util.internal.FileUtil:232',
    driver: 'org.eclipse.wst.common.project.facet.core.util.internal.FileUtil.mkdirs(new File("not-there-before"));',
    throws: 'NullPointerException',
  },
];

export const LOT_DRIVERS: readonly LotDriver[] = [
  ...MAXENT.map((driver): LotDriver => ({ ...driver, package: 'libopennlp-maxent-java' })),
  ...CHANGE.map((driver): LotDriver => ({ ...driver, package: 'libeclipse-emf-ecore-change-java' })),
  ...BINDING.map((driver): LotDriver => ({ ...driver, package: 'libeclipse-jface-databinding-java' })),
  ...MARIADB.map((driver): LotDriver => ({ ...driver, package: 'libmariadb-java' })),
  ...FACETS.map((driver): LotDriver => ({ ...driver, package: 'libeclipse-wst-common-project-facet-core-java' })),
];
