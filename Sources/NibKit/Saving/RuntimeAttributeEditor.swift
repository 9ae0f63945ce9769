package import Foundation
import Reporting

/// A value to store as a user-defined runtime attribute.
package struct RuntimeAttributeEdit: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case bool(Bool)
        case integer(Int)
        case real(Double)
    }

    package var keyPath: String
    package var value: Value

    package init(_ keyPath: String, _ value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }
}

/// Changes user-defined runtime attributes in the text of an interface file; all other bytes stay.
package struct RuntimeAttributeEditor {
    private let bytes: [UInt8]
    private let name: String
    /// The line ending of the file.
    private let newline: String

    /// Throws if `data`, the content of the file `name`, is not UTF-8.
    package init(_ data: Data, name: String) throws {
        guard String(data: data, encoding: .utf8) != nil else {
            throw InterfaceError(file: name, line: nil, reason: "only files in UTF-8 can be changed")
        }
        bytes = [UInt8](data)
        self.name = name
        newline = data.range(of: Data("\r\n".utf8)) == nil ? "\n" : "\r\n"
    }

    /// Returns the content of the file with `edits` in the element with the identifier `id`. An attribute that already
    /// has the value stays as it is written. Throws if the file has no such element.
    package func applying(_ edits: [RuntimeAttributeEdit], toElement id: String) throws -> Data {
        guard let element = try XMLTags.element(id: id, in: bytes, of: name) else {
            throw InterfaceError(file: name, line: nil, reason: "no element with the id \(printable(id))")
        }
        let changes: [Change]
        if let block = element.children.first(where: { $0.name == "userDefinedRuntimeAttributes" }) {
            changes = self.changes(for: edits, in: block)
        } else {
            changes = [insertion(of: edits, in: element)]
        }
        var result = bytes
        // From the end of the file on, so that the places before stay right.
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(change.range, with: change.text.utf8)
        }
        return Data(result)
    }

    // MARK: Private

    private struct Change {
        var range: Range<Int>
        var text: String
    }

    /// The changes to the attributes that the element has, and to the end of their list.
    private func changes(for edits: [RuntimeAttributeEdit], in block: XMLTags.Element) -> [Change] {
        var changes: [Change] = []
        var added: [RuntimeAttributeEdit] = []
        for edit in edits {
            // The last one counts, because each sets the property again.
            guard let present = block.children.last(where: { $0.attributes["keyPath"] == edit.keyPath }) else {
                added.append(edit)
                continue
            }
            guard !holds(present, edit.value) else { continue }
            changes.append(Change(range: present.range, text: text(of: edit, indentation: indentation(at: present))))
        }
        guard !added.isEmpty else { return changes }
        let indentation = block.children.first.map(indentation) ?? self.indentation(at: block) + step
        let lines = added.map { indentation + text(of: $0, indentation: indentation) + newline }.joined()
        if block.isEmptyTag {
            let outer = self.indentation(at: block)
            let text = "<userDefinedRuntimeAttributes>\(newline)\(lines)\(outer)</userDefinedRuntimeAttributes>"
            return changes + [Change(range: block.range, text: text)]
        }
        let place = lineStart(of: block.contentEnd)
        return changes + [Change(range: place..<place, text: lines)]
    }

    /// Returns the insertion of a list of attributes into an element without one, where Xcode puts it: before
    /// variations and connections.
    private func insertion(of edits: [RuntimeAttributeEdit], in element: XMLTags.Element) -> Change {
        let outer = indentation(at: element)
        let inner = outer + step
        var text = "\(inner)<userDefinedRuntimeAttributes>\(newline)"
        for edit in edits {
            text += "\(inner + step)\(self.text(of: edit, indentation: inner + step))\(newline)"
        }
        text += "\(inner)</userDefinedRuntimeAttributes>\(newline)"
        if element.isEmptyTag {
            // "<view .../>" becomes a pair of tags.
            let slash = element.range.upperBound - 2
            return Change(
                range: slash..<element.range.upperBound, text: ">\(newline)\(text)\(outer)</\(element.name)>")
        }
        let after = element.children.first { ["variation", "connections"].contains($0.name) }
        let place = lineStart(of: after?.range.lowerBound ?? element.contentEnd)
        return Change(range: place..<place, text: text)
    }

    /// `true` if `attribute` sets `value` already, however it is written.
    private func holds(_ attribute: XMLTags.Element, _ value: RuntimeAttributeEdit.Value) -> Bool {
        let written = attribute.children.first { $0.attributes["key"] == "value" }?.attributes["value"]
        return switch value {
        case .bool(let flag):
            attribute.attributes["type"] == "boolean"
                && (attribute.attributes["value"] ?? written ?? "NO") == (flag ? "YES" : "NO")
        case .integer(let number):
            attribute.attributes["type"] == "number" && written.flatMap(Double.init) == Double(number)
        case .real(let number): attribute.attributes["type"] == "number" && written.flatMap(Double.init) == number
        }
    }

    /// The element of an attribute, as Xcode writes it. Its first line is not indented.
    private func text(of edit: RuntimeAttributeEdit, indentation: String) -> String {
        func number(_ kind: String, _ value: String) -> String {
            """
            <userDefinedRuntimeAttribute type="number" keyPath="\(edit.keyPath)">\(newline)\
            \(indentation + step)<\(kind) key="value" value="\(value)"/>\(newline)\
            \(indentation)</userDefinedRuntimeAttribute>
            """
        }
        return switch edit.value {
        case .bool(let flag):
            """
            <userDefinedRuntimeAttribute type="boolean" keyPath="\(edit.keyPath)" value="\(flag ? "YES" : "NO")"/>
            """
        case .integer(let value): number("integer", "\(value)")
        case .real(let value): number("real", Int(exactly: value).map(String.init) ?? "\(value)")
        }
    }

    // MARK: Lines

    /// Xcode indents by four spaces.
    private let step = "    "

    /// The start of the line of `place`, or `place` if something other than spaces stands before it.
    private func lineStart(of place: Int) -> Int {
        var start = place
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? start : place
    }

    /// The spaces before an element.
    private func indentation(at element: XMLTags.Element) -> String {
        let place = element.range.lowerBound
        return String(decoding: bytes[lineStart(of: place)..<place], as: UTF8.self)
    }
}
