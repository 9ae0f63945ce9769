package import Foundation

/// A request for one resource.
package struct FetchRequest: Sendable {
    package var address: WebAddress
    /// The timeout of the whole request in seconds. It starts when the request is sent, after waiting for a free
    /// connection, and starts again if the request is deferred to limit memory.
    package var deadline: TimeInterval
    /// The maximum size of the decoded body, in bytes.
    package var byteLimit: Int
    /// The allowed scopes of the address itself. A redirect may lead to the internet and to the scope of the server
    /// that sent it.
    package var allowedScopes: AllowedScopes

    package init(_ address: WebAddress, deadline: TimeInterval, byteLimit: Int, allowedScopes: AllowedScopes) {
        self.address = address
        self.deadline = deadline
        self.byteLimit = byteLimit
        self.allowedScopes = allowedScopes
    }
}

/// A fetched resource. Its bytes count toward the fetcher's memory limit until it is deallocated.
package final class FetchedDocument: Sendable {
    package let data: Data
    /// The final URL, after redirects.
    package let address: WebAddress
    /// The scope of the server that sent the resource.
    package let scope: AddressScope
    private let mailbox: Mailbox

    init(data: Data, address: WebAddress, scope: AddressScope, mailbox: Mailbox) {
        self.data = data
        self.address = address
        self.scope = scope
        self.mailbox = mailbox
    }

    deinit {
        mailbox.post(.freed(bytes: data.count))
    }
}
