import Foundation
import Reporting
import SelectorKit
import ViewKit

/// Reports outlets and classes of segues that aren't found.
extension ObjectGraph {
    /// Reports the outlet `property`, which `object` doesn't have. `element` is the element of `object`. Outlets of an
    /// object whose custom class wasn't found, which has already been reported, are skipped.
    func reportMissingOutlet(
        _ connection: InterfaceElement, _ property: String, of object: AnyObject, from element: InterfaceElement
    ) {
        if element["customClass"] != nil, isReplacement(object) || type(of: object) == NSObject.self { return }
        // A placeholder can be any object, and unsupported elements become plain views.
        if isReplacement(object), !KnownOutlets.isComplete(element.name) { return }
        let name = "\"\(printable(property))\""
        let type = ClassLookup.publicType(of: object)
        if KnownOutlets.names(of: object).contains(property), !OutletSearch.hasPlainProperty(property, of: object) {
            return document.report("outlet \(name) of \(type) is not supported", at: connection)
        }
        document.report(
            "\(type) has no outlet \(name)\(outletRemedy(connection, property, of: object))", at: connection)
    }

    /// Returns the last part of the message about a missing outlet: what to do.
    private func outletRemedy(_ connection: InterfaceElement, _ property: String, of object: AnyObject) -> String {
        if !OutletSearch.hasPlainProperty(property, of: object),
            let similar = InterfaceDescription.similarOutlet(to: property, of: object)
        {
            return didYouMean(similar)
        }
        guard !isReplacement(object) else { return "; remove the connection" }
        let module = ClassLookup.module(of: type(of: object))
        let attribute = Self.outletAttribute(
            isCollection: connection.name != "outlet", isRewritten: module.map(SelectorTable.hasTable) == true)
        return "; declare it with \(attribute)"
    }

    /// Returns the attribute for the declaration of an outlet. `isRewritten` is `true` if `IOSSourcesPlugin`, which
    /// accepts iOS's attribute, rewrites the sources. Only that plugin generates a table of selectors.
    static func outletAttribute(isCollection: Bool, isRewritten: Bool) -> String {
        isRewritten ? "@IBOutlet" : isCollection ? "@OutletCollection" : "@Outlet"
    }

    /// Reports that the custom class of the segue `element` isn't found. A custom segue of a class that is found is
    /// reported, too, because such classes aren't supported.
    func reportSegueClass(of element: InterfaceElement) {
        guard let name = element["customClass"] else { return }
        if ClassLookup.find(name, modules: modules(for: element)) == nil {
            guard !document.isPreview else { return }
            let result = searchResult(for: name, of: element)
            document.report("class \(printable(name)) not found\(result); segue shown as usual", at: element)
        } else if element["kind"] == "custom" {
            document.report("segue class \(printable(name)) not supported; segue shown as usual", at: element)
        }
    }
}
