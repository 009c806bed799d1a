package client;

import library.Component;
import library.Component.Listener;

public class ProtectedMembersAcrossPackages extends Component implements Listener {
    private String name = "client";

    @Override
    protected String describe() {
        return "a " + name;
    }

    @Override
    public void notified(Component source) {
        log.add("notified " + (source == this));
    }

    static class Extended extends Token {
        Extended() {
            super(5);
            value++;
        }

        int twice() {
            return value * 2 + super.value;
        }
    }

    class Inner {
        int bump() {
            state += 10;
            instances += 100;
            return state;
        }
    }

    public static void main(String[] args) {
        ProtectedMembersAcrossPackages client = new ProtectedMembersAcrossPackages();
        client.fire(client);
        client.fire(source -> client.log.add("lambda"));
        System.out.println(client.log + " " + instances + " " + Listener.PRIORITY);
        System.out.println(client.new Inner().bump() + " " + client.state + " " + instances);
        System.out.println(client.new Handle("h").use() + " " + new Extended().twice());
        Component anonymous = new Component() {
            @Override
            protected String describe() {
                return "anonymous";
            }

            @Override
            public String toString() {
                return log + "" + state;
            }
        };
        System.out.println(anonymous + " " + instances);
        System.out.println(client.getClass().getName() + " " + client.getClass().getSimpleName() + " " + Listener.class.getName());
    }
}
