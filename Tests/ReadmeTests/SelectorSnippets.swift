import SkeletonView

// The Swift code of the article about building iOS sources unchanged; see Snippets.swift.

// snippet
final class Reader: NSObject, SelectorDescribing {
    func reload(_ sender: Any?) {}

    static func describe(_ table: inout SelectorTable) {
        table.addMethod("reload:", Reader.reload(_:))
    }
}
// end
