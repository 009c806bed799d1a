import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

public class SaxHandler extends DefaultHandler {
    private List<String> open = new ArrayList<>();

    @Override
    public void startElement(String uri, String local, String name, Attributes attributes) {
        open.add(name);
    }

    @Override
    public void endDocument() {
        open = null;
    }

    public static void main(String[] args) throws Exception {
        SaxHandler handler = new SaxHandler();
        byte[] text = "<a><b/></a>".getBytes("UTF-8");
        SAXParserFactory.newInstance().newSAXParser().parse(new ByteArrayInputStream(text), handler);
        System.out.println(handler.open.size()); // fails: java.lang.NullPointerException
    }
}
