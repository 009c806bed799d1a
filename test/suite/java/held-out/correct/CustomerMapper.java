package com.example.mapping;

import java.util.ArrayList;
import java.util.List;

/** Turns records of the database into what the service sends, and back. */
public class CustomerMapper {
    public static class Address {
        private String street;
        private String city;

        public String getStreet() {
            return street;
        }

        public void setStreet(String street) {
            this.street = street;
        }

        public String getCity() {
            return city;
        }

        public void setCity(String city) {
            this.city = city;
        }
    }

    public static class Customer {
        private String name;
        private Address address;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public Address getAddress() {
            return address;
        }

        public void setAddress(Address address) {
            this.address = address;
        }
    }

    public static class CustomerData {
        private final String name;
        private final String place;

        public CustomerData(String name, String place) {
            this.name = name;
            this.place = place;
        }

        public String getName() {
            return name;
        }

        public String getPlace() {
            return place;
        }
    }

    public CustomerData toData(Customer customer) {
        String place = "";
        Address address = customer.getAddress();
        if (address != null && address.getCity() != null) {
            place = address.getCity();
        }
        return new CustomerData(customer.getName(), place);
    }

    public List<CustomerData> toData(List<Customer> customers) {
        List<CustomerData> list = new ArrayList<>();
        for (Customer customer : customers) {
            list.add(toData(customer));
        }
        return list;
    }

    public Customer fromData(CustomerData data) {
        Customer customer = new Customer();
        customer.setName(data.getName());
        if (!data.getPlace().isEmpty()) {
            Address address = new Address();
            address.setCity(data.getPlace());
            customer.setAddress(address);
        }
        return customer;
    }
}
