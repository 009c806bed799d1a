/** Classes of jars that other compilers than javac have made, or that do more than collect. */
import type { Jar } from './jars.js';
import { operations } from './subject.js';

export const OTHER_JARS: readonly Jar[] = [
  {
    file: 'kotlin-stdlib.jar',
    subjects: [
      {
        name: 'Kotlin',
        imports: ['kotlin.collections.*', 'kotlin.text.*', 'kotlin.ranges.*'],
        makers: [],
        operations: operations(`
          CollectionsKt.chunked(Arrays.asList(1, 2, %i, 4, 5), %i)
          CollectionsKt.windowed(Arrays.asList(1, 2, %i, 4), 2, 1, %z)
          CollectionsKt.sorted(Arrays.asList(3, %i, 2))
          CollectionsKt.reversed(%c)
          CollectionsKt.distinct(Arrays.asList(%i, 2, %i, 2))
          CollectionsKt.take(%c, %i)
          CollectionsKt.drop(Arrays.asList(1, 2, 3), %i)
          CollectionsKt.plus(Arrays.asList(1, 2), %c)
          CollectionsKt.zip(Arrays.asList(1, 2, 3), Arrays.asList(%s, "q"))
          CollectionsKt.filterNotNull(Arrays.asList(1, %n, 3))
          CollectionsKt.sumOfInt(Arrays.asList(1, %i, 3))
          CollectionsKt.partition(Arrays.asList(1, 2, 3, %i), v -> v > 2)
          CollectionsKt.groupByTo(Arrays.asList(1, 2, 3, %i), new TreeMap<>(), v -> v % 2)
          ArraysKt.sum(%a)
          ArraysKt.indexOf(%a, %i)
          ArraysKt.reversedArray(%a)
          StringsKt.repeat(%s, %i)
          StringsKt.padStart(%s, %i, '*')
          StringsKt.capitalize(%s)
          StringsKt.toIntOrNull("1" + %i)
          StringsKt.substringBefore("a=b", "=", %s)
          StringsKt.commonPrefixWith("abcd", %s, %z)
          StringsKt.lines("a\\nb\\r\\nc")
          StringsKt.trimIndent("  a\\n    b\\n")
          RangesKt.coerceIn(%i, 1, %i)
          new IntRange(1, %i).contains(%i)
          RangesKt.step(new IntRange(1, 9), 2)
          RangesKt.reversed(RangesKt.downTo(5, %i))
        `),
      },
    ],
  },
  {
    file: 'scala-library.jar',
    subjects: [
      {
        name: 'Scala',
        imports: [
          'scala.collection.immutable.Vector',
          'scala.collection.immutable.Vector$',
          'scala.math.BigInt',
          'scala.runtime.BoxesRunTime',
        ],
        makers: [],
        operations: operations(`
          BoxesRunTime.equals(%i, %l)
          BoxesRunTime.hashFromNumber(%d)
          BoxesRunTime.add(%i, %d)
          BoxesRunTime.unboxToInt(%n)
          BigInt.apply(%i).pow(7)
          BigInt.apply(%i).gcd(BigInt.apply(12))
          new scala.Tuple2<>(%i, %s)
          new scala.Tuple2<>(%i, %s).equals(new scala.Tuple2<>(%i, %s))
          new scala.Some<>(%i).hashCode()
          Vector$.MODULE$.empty().size()
          scala.collection.immutable.Nil$.MODULE$.length()
          new scala.collection.immutable.Range(%i, 9, 2)
          new scala.collection.immutable.Range(0, %i, 1).length()
          scala.collection.immutable.Range$.MODULE$.count(%i, 10, 3, %z)
          new scala.collection.mutable.StringBuilder().append(%s).reverse().result()
        `),
      },
    ],
  },
  {
    file: 'vavr-0.x.jar',
    subjects: [
      {
        name: 'Vavr',
        type: 'io.vavr.collection.Seq<Integer>',
        imports: [],
        makers: [
          'io.vavr.collection.List.of(1, 2, 3)',
          'io.vavr.collection.Vector.of(%i, 5, %i, 7)',
          'io.vavr.collection.Array.of(4, %i)',
          'io.vavr.collection.Stream.of(1, %i)',
        ],
        operations: operations(`
          $.map(v -> v + 1)
          $.filter(%p)
          $.append(%i).prepend(%i)
          $.drop(%i).toString()
          $.take(%i).mkString("<", "|", ">")
          $.insert(%i, %i)
          $.removeAt(%i)
          $.update(%i, %i)
          $.indexOf(%i)
          $.reverse().toJavaList()
          $.sorted()
          $.distinct().size()
          $.foldLeft(0, (p, q) -> p * 3 + q)
          $.zipWithIndex().toJavaList()
          $.sliding(2).toList()
          $.groupBy(v -> v % 2).get(1)
          $.combinations(2)
          $.permutations().size()
          $.equals(#)
          $.get(%i)
          $.headOption()
          $.partition(v -> v > 2)
          $.toVector().slice(%i, %i)
          io.vavr.collection.HashMap.of(%i, %s, 7, "seven").put(%i, %s).get(%i)
          io.vavr.collection.TreeMap.of(%i, %s, 3, "three").keySet().toJavaList()
          io.vavr.collection.HashSet.ofAll($).contains(%i)
          io.vavr.collection.TreeSet.ofAll($).add(%i)
          io.vavr.control.Option.of(%n).map(%u).getOrElse(-1)
          io.vavr.control.Try.of(() -> 10 / %i).getOrElse(-1)
          io.vavr.Tuple.of(%i, %s).map2(v -> v + "!")
        `),
      },
    ],
  },
  {
    file: 'jgrapht0.8.jar',
    subjects: [
      {
        name: 'Graph',
        type: 'org.jgrapht.graph.DirectedMultigraph<Integer, org.jgrapht.graph.DefaultEdge>',
        imports: ['org.jgrapht.alg.*', 'org.jgrapht.graph.*', 'org.jgrapht.traverse.*'],
        isOpaque: true,
        makers: ['new DirectedMultigraph<Integer, DefaultEdge>(DefaultEdge.class)'],
        operations: operations(`
          $.addVertex(%i)
          $.addVertex(%i)
          $.containsVertex(%i)
          $.vertexSet()
          $.edgeSet().size()
          $.addEdge(%i, %i, new DefaultEdge())
          $.addEdge(%i, %i, new DefaultEdge())
          $.inDegreeOf(%i)
          $.removeVertex(%i)
          new ConnectivityInspector<>($).connectedSets()
          new CycleDetector<>($).detectCycles()
        `),
      },
    ],
  },
  {
    file: 'asm.jar',
    subjects: [
      {
        name: 'Asm',
        imports: ['org.objectweb.asm.*'],
        makers: [],
        operations: operations(`
          Type.getMethodDescriptor(Type.INT_TYPE, Type.getType("[Ljava/lang/String;"))
          Type.getArgumentsAndReturnSizes("(IJLjava/lang/Object;D)V")
          Type.getType("(I[[J)V").getArgumentTypes()
          Type.getObjectType("java/util/Map$Entry").getClassName()
          { ClassWriter w = new ClassWriter(0); w.visit(52, 1, "A" + %i, null, "java/lang/Object", null); w.visitField(1, %s, "I", null, %i).visitEnd(); w.visitEnd(); show("bytes", w.toByteArray()); }
          { ClassWriter w = new ClassWriter(ClassWriter.COMPUTE_MAXS); w.visit(52, 1, "A", null, "java/lang/Object", null); MethodVisitor m = w.visitMethod(9, "m", "(I)I", null, null); m.visitCode(); Label l = new Label(); m.visitVarInsn(21, 0); m.visitJumpInsn(153, l); m.visitLdcInsn(%l); m.visitInsn(136); m.visitInsn(172); m.visitLabel(l); m.visitFrame(3, 0, null, 0, null); m.visitInsn(3 + %i); m.visitInsn(172); m.visitMaxs(0, 0); m.visitEnd(); w.visitEnd(); show("bytes", w.toByteArray()); }
        `),
      },
    ],
  },
  {
    file: 'clojure.jar',
    subjects: [
      {
        name: 'Clojure',
        imports: ['clojure.lang.*'],
        makers: [],
        operations: operations(`
          Util.hash(%s)
          Murmur3.hashInt(%i)
          Murmur3.hashLong(%l)
          Murmur3.hashUnencodedChars(%s)
          Ratio.class.getSimpleName()
        `),
      },
    ],
  },
];
