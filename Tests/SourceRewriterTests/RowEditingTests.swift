import Testing

@testable import SourceRewriter

@Suite("Rows that can be deleted on iOS")
struct RowEditingTests {
    private static let commit =
        "func tableView(_ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}"
    private static let canEdit = "func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool"

    @Test(
        "A class that deletes rows gets a method that allows it, in the same place and with the same access",
        arguments: [
            ("class List: NSObject {\n\(commit)\n}", ""),
            ("extension List: UITableViewDataSource {\npublic \(commit)\n}", "public "),
            ("class List: UITableViewController {\noverride \(commit)\n}", "override "),
            ("class Base: NSObject {}\nclass List: Base {\n\(commit)\n}", ""),
        ])
    func added(before: String, prefix: String) {
        let result = Rewritten(before)
        #expect(result.text == before.replacing("{}\n}", with: "{}; \(prefix)\(Self.canEdit) { true }\n}"))
        #expect(result.problems.isEmpty)
    }

    @Test(
        "Nothing is added if the class or its superclass decides, or if the method isn't a table's",
        arguments: [
            "class List: NSObject {\n\(commit)\n\(canEdit) { false }\n}",
            "class List: NSObject {\n\(commit)\n}\nextension List {\n\(canEdit) { false }\n}",
            "class Base: NSObject {\n\(canEdit) { false }\n}\nclass List: Base {\n\(commit)\n}",
            "protocol List {\nfunc tableView(_ view: UITableView, commit style: Int, forRowAt path: IndexPath)\n}",
            "class List: NSObject {\nfunc tableView(_ view: UITableView, commit style: Int) {}\n}",
        ])
    func untouched(source: String) {
        let result = Rewritten(source)
        #expect(result.text == source)
    }
}
