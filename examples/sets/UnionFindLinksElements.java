// Union that links the roots without asking whether they differ: joining two elements of one set closes a cycle.
// espalier run examples/sets/UnionFindLinksElements.java --method union --scope 2
// caught by: --method union --scope 2

public class UnionFindLinksElements {
    static class Element {
        Element parent;
    }

    //@ requires element != null && list(element, parent);
    //@ ensures \result.parent == null && reach(element, \result, parent);
    static Element find(Element element) {
        Element root = element;
        while (root.parent != null) root = root.parent;
        return root;
    }

    //@ requires left != null && right != null && list(left, parent) && list(right, parent);
    //@ ensures acyclic(left, parent) && acyclic(right, parent);
    static void union(Element left, Element right) {
        find(left).parent = find(right);
    }
}
