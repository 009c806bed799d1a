/** A client for each row of Figure 12. The list's head is private: assertions say which state each row starts and ends in. */
class Rows {
    static List list(int elements) {
        List l = new List();
        for (int i = 0; i < elements; i++) l.append(i);
        return l;
    }

    public static void main(String[] arguments) {
        Element e = new Element(1);
        //@ assert e.next == null;
        System.out.println("Element.<init> | F1 raw->M1");

        List none = new List();
        //@ assert none.head == null;
        System.out.println("List.<init> | F1 raw->L1");

        none.append(1);
        //@ assert none.head != null && none.head.next == null;
        System.out.println("List.append | F1 L1->L2 | O1 raw->M1 | F1.head null->null | F1.head.next null->null");

        List one = list(1);
        //@ assert one.head.next == null;
        one.append(1);
        //@ assert one.head.next != null && one.head.next.next == null;
        System.out.println("List.append | F1 L2->L3 | O1 raw->M1 | F1.head M1->M2 | F1.head.next null->null");

        List two = list(2);
        //@ assert two.head.next != null && two.head.next.next == null;
        two.append(1);
        //@ assert two.head.next.next != null && two.head.next.next.next == null;
        System.out.println("List.append | F1 L3->L4 | O1 raw->M1 | F1.head M2->M3 | F1.head.next M1->M2");

        List three = list(3);
        //@ assert three.head.next.next != null && three.head.next.next.next == null;
        three.append(1);
        //@ assert three.head.next.next.next != null && three.head.next.next.next.next == null;
        System.out.println("List.append | F1 L4->L4 | O1 raw->M1 | F1.head M3->M3 | F1.head.next M1->M2, M2->M3");

        List four = list(4);
        //@ assert four.head.next.next.next != null && four.head.next.next.next.next == null;
        four.append(1);
        //@ assert four.head.next.next.next.next != null && four.head.next.next.next.next.next == null;
        System.out.println("List.append | F1 L4->L4 | O1 raw->M1 | F1.head M3->M3 | F1.head.next M1->M2, M2->M3, M3->M3");

        List fourth = list(4);
        //@ assert fourth.head.next.next.next != null && fourth.head.next.next.next.next == null;
        fourth.remove();
        //@ assert fourth.head.next.next != null && fourth.head.next.next.next == null;
        System.out.println("List.remove | F1 L4->L4 | F1.head M3->M3 | F1.head.next M3->M3");

        fourth.remove();
        //@ assert fourth.head.next != null && fourth.head.next.next == null;
        System.out.println("List.remove | F1 L4->L3 | F1.head M3->M3 | F1.head.next M2->M2");

        fourth.remove();
        //@ assert fourth.head != null && fourth.head.next == null;
        System.out.println("List.remove | F1 L3->L2 | F1.head M2->M2 | F1.head.next M1->M1");

        fourth.remove();
        //@ assert fourth.head == null;
        System.out.println("List.remove | F1 L2->L1 | F1.head M1->M1 | F1.head.next null->null");

        try {
            fourth.remove();
        } catch (TestError error) {
            System.out.println("List.remove | F1 L1->? | F1.head null->? | F1.head.next null->?");
        }
    }
}
