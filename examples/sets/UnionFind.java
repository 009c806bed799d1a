// Disjoint sets as trees of parent links: union joins the roots, find compresses the path.
// espalier run examples/sets/UnionFind.java --method find --scope 4
// espalier run examples/sets/UnionFind.java --method union --scope 4
// expect: all assertions hold for all forests of at most 4 elements

public class UnionFind {
    static class Element {
        Element parent;
        int rank;
    }

    //@ requires element != null && list(element, parent);
    //@ ensures \result.parent == null && reach(element, \result, parent);
    //@ ensures element != \result ==> element.parent == \result;
    static Element find(Element element) {
        Element root = element;
        while (root.parent != null) root = root.parent;
        while (element != root) {
            Element up = element.parent;
            element.parent = root;
            element = up;
        }
        return root;
    }

    //@ requires left != null && right != null && list(left, parent) && list(right, parent);
    //@ ensures acyclic(left, parent) && acyclic(right, parent);
    //@ ensures (\exists Element root; reach(left, root, parent) && reach(right, root, parent); root.parent == null);
    static void union(Element left, Element right) {
        Element leftRoot = find(left);
        Element rightRoot = find(right);
        if (leftRoot == rightRoot) return;
        if (leftRoot.rank > rightRoot.rank) {
            rightRoot.parent = leftRoot;
        } else {
            leftRoot.parent = rightRoot;
            if (leftRoot.rank == rightRoot.rank) rightRoot.rank++;
        }
    }
}
