import Testing

@testable import SourceRewriter

@Suite("Overrides of a scroll view's delegate")
struct DelegateTypeTests {
    @Test(
        "An override of a scroll view's delegate gets the type that UIScrollView declares",
        arguments: [
            (
                "override var delegate: UITableViewDelegate? { didSet { update() } }",
                "override var delegate: UIScrollViewDelegate? { didSet { update() } }"
            ),
            (
                "public override weak var delegate: (any UITextViewDelegate)? { get { nil } set {} }",
                "public override weak var delegate: (any UIScrollViewDelegate)? { get { nil } set {} }"
            ),
            (
                "override var delegate: UIScrollViewDelegate? { didSet {} }",
                "override var delegate: UIScrollViewDelegate? { didSet {} }"
            ),
            ("weak var delegate: UITableViewDelegate?", "weak var delegate: UITableViewDelegate?"),
            (
                "override var dataSource: UITableViewDataSource? { didSet {} }",
                "override var dataSource: UITableViewDataSource? { didSet {} }"
            ),
        ])
    func types(before: String, after: String) {
        let result = Rewritten("class Table: UITableView {\n\(before)\n}")
        #expect(result.text == "class Table: UITableView {\n\(after)\n}")
        #expect(result.problems.isEmpty)
    }

    @Test("The override that calls a delegate of an extension has the same type")
    func extensions() {
        let result = Rewritten(
            "class Grid: UICollectionView {\n}",
            """
            extension Grid {
                open override var delegate: (any UICollectionViewDelegate)? { get { super.delegate } set {} }
            }
            """)
        #expect(
            result.text == """
                class Grid: UICollectionView {

                #sourceLocation(file: "2.swift", line: 2)
                open override var delegate: (any UIScrollViewDelegate)? { get { return delegate_inGrid } \
                set { delegate_inGrid = newValue } }
                #sourceLocation(file: "1.swift", line: 2)
                }
                """)
        #expect(
            Rewritten.body(of: result.rewrite.files[1].text) == """
                extension Grid {
                var delegate_inGrid: (any UIScrollViewDelegate)? { get { super.delegate } set {} }
                }
                """)
        #expect(result.changes.contains("2.swift:2: type of an overridden delegate replaced by UIScrollViewDelegate"))
    }
}
