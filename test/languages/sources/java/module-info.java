module shop.inventory {
    requires java.base; // always
    requires transitive static java.sql;
    exports shop.inventory to shop.web, shop.test;
    opens shop.shapes;
    uses shop.Pipeline;
    provides shop.Step with shop.steps.First, shop.steps.Second;
}
