import Foundation

/// The identity of a part of a list: the cell of an item, a supplementary view such as a header, or a decoration view.
package struct ListElement: Hashable, Comparable {
    /// The element kind of a table's headers.
    private static let header = "header"
    /// The element kind of a table's footers.
    private static let footer = "footer"

    /// The kind of supplementary or decoration view; `nil` for cells.
    package let kind: String?
    package let path: IndexPath
    /// `true` for decoration views, which are created without calling the list's source.
    package var isDecoration = false

    package static func cell(_ path: IndexPath) -> ListElement { ListElement(kind: nil, path: path) }

    package static func header(_ section: Int) -> ListElement {
        ListElement(kind: header, path: IndexPath(item: 0, section: section))
    }

    package static func footer(_ section: Int) -> ListElement {
        ListElement(kind: footer, path: IndexPath(item: 0, section: section))
    }

    package var isCell: Bool { kind == nil }
    package var isHeader: Bool { kind == Self.header }
    var isFooter: Bool { kind == Self.footer }
    /// The index of the section; 0 for elements that belong to the whole list.
    package var section: Int { path.isEmpty ? 0 : path.section }

    package static func < (left: ListElement, right: ListElement) -> Bool {
        left.path == right.path ? left.kind ?? "" < right.kind ?? "" : left.path < right.path
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        if let kind { hasher.combine(kind) }
    }
}
