import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;
import java.util.logging.Logger;

public class DriverOfMine implements Driver {
    private String tried = "none";

    @Override
    public Connection connect(String url, Properties info) {
        tried = null;
        return null;
    }

    @Override
    public boolean acceptsURL(String url) {
        return true;
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 1;
    }

    @Override
    public int getMinorVersion() {
        return 0;
    }

    @Override
    public boolean jdbcCompliant() {
        return false;
    }

    @Override
    public Logger getParentLogger() {
        return null;
    }

    public static void main(String[] args) throws SQLException {
        DriverOfMine driver = new DriverOfMine();
        DriverManager.registerDriver(driver);
        System.out.println(driver.tried.length());
        try {
            DriverManager.getConnection("jdbc:judged:x");
        } catch (SQLException none) {
            System.out.println(driver.tried.length()); // fails: java.lang.NullPointerException
        }
    }
}
