/** Figure 3; Version, which it does not show, has no members. */
import java.util.ConcurrentModificationException;

class Set {
    Version ver;
    Object[] contents;

    Set() {
        contents = new Object[0];
        ver = new Version();
    }

    public Iterator iterator() {
        return new Iterator(this);
    }

    public void add(Object o) {
        Object[] tmp = new Object[contents.length + 1];
        for (int i = 0; i < contents.length; i++)
            tmp[i] = contents[i];
        tmp[contents.length] = o;
        contents = tmp;
        ver = new Version();
    }
}

class Iterator {
    final Version ts;
    final Set set;
    int pos;

    Iterator(Set s) {
        this.ts = s.ver;
        this.set = s;
    }

    public Object next() {
        if (ts != set.ver)
            throw new ConcurrentModificationException();
        return set.contents[pos++];
    }
}

class Version {
}
