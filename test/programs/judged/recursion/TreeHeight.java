public class TreeHeight {
    static class Tree {
        Tree left;
        Tree right;
    }

    static int leaves(Tree tree) {
        if (tree.left == null && tree.right == null) return 1; // fails: java.lang.NullPointerException
        return leaves(tree.left) + leaves(tree.right);
    }

    public static void main(String[] args) {
        Tree root = new Tree();
        System.out.println(leaves(root));
        root.left = new Tree();
        root.right = new Tree();
        System.out.println(leaves(root));
        root.left.right = new Tree();
        System.out.println(leaves(root));
    }
}
