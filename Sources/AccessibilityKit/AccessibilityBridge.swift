import CAccessibleObject
package import Foundation

/// The program's connection to the accessibility bus, and the windows that are published on it.
@MainActor
package enum AccessibilityBridge {
    /// `true` once the program is connected to the bus.
    package private(set) static var isRunning = false

    /// `true` once an assistive technology listens to events. Earlier events are lost.
    private(set) static var hasListeners = false

    private static var application: OpaquePointer?
    private static var publishers: [AccessibilityPublisher] = []

    private static let handlers = AccessibleHandlers(
        act: { identifier, action in request(identifier) { $0.act(Int(action)) } },
        focus: { identifier in request(identifier) { $0.focus() } },
        set_value: { identifier, value in request(identifier) { $0.setNumber(value) } },
        replace_text: { identifier, start, end, text in
            let text = text.map { String(cString: $0) } ?? ""
            return request(identifier) { $0.replaceText(from: Int(start), to: Int(end), with: text) }
        },
        select_text: { identifier, start, end in
            request(identifier) { $0.selectText(from: Int(start), to: Int(end)) }
        },
        select_child: { identifier, index, isSelected in
            request(identifier) { $0.selectChild(Int(index), isSelected) }
        },
        did_add_listeners: {
            MainActor.assumeIsolated {
                hasListeners = false  // so that nothing is announced twice
                for publisher in publishers { publisher.repeatWindowEvents() }
                hasListeners = true
            }
        })

    // MARK: Windows

    /// The publisher that makes the announcements of the program: that of the active window or, if no window is active,
    /// the first.
    static var announcer: AccessibilityPublisher? { publishers.first(where: \.isActive) ?? publishers.first }

    /// Publishes the window of `publisher` on the bus. Connects to the bus if not connected yet. Returns `false` if the
    /// bus can't be reached.
    static func add(_ publisher: AccessibilityPublisher) -> Bool {
        guard let application = start() else { return false }
        publishers.append(publisher)
        showWindows(in: application)
        return true
    }

    /// Removes the window of `publisher` from the bus.
    static func remove(_ publisher: AccessibilityPublisher) {
        publishers.removeAll { $0 === publisher }
        if let application { showWindows(in: application) }
    }

    // MARK: The run loop

    /// Appends the file descriptors that the connection waits for. Returns the number of seconds until the connection
    /// has other work; `nil` if it waits only for the file descriptors.
    package static func prepareToSleep(_ descriptors: inout [pollfd]) -> TimeInterval? {
        guard isRunning else { return nil }
        var timeout: Int32 = -1
        var buffer = [pollfd](repeating: pollfd(), count: 8)
        var count = Int(accessible_bridge_prepare(&buffer, Int32(buffer.count), &timeout))
        while count > buffer.count {
            buffer = [pollfd](repeating: pollfd(), count: count)
            count = Int(accessible_bridge_prepare(&buffer, Int32(count), &timeout))
        }
        descriptors += buffer.prefix(count)
        return timeout < 0 ? nil : Double(timeout) / 1000
    }

    /// Handles the requests that have arrived. `descriptors` are the file descriptors that `prepareToSleep` appended,
    /// updated by `poll`.
    package static func handleRequests(_ descriptors: ArraySlice<pollfd>) {
        guard isRunning else { return }
        var descriptors = Array(descriptors)
        accessible_bridge_dispatch(&descriptors, Int32(descriptors.count))
    }

    // MARK: Private

    /// Connects to the bus if not connected yet. Returns the application object, whose children are the windows; `nil`
    /// if the bus can't be reached.
    private static func start() -> OpaquePointer? {
        let root: OpaquePointer = application ?? accessible_object_create(0, ACCESSIBLE_APPLICATION, 0)
        // The object must be kept, because the bridge stores a pointer to it even if the connection fails.
        application = root
        if !isRunning {
            accessible_object_set_name(root, ProcessInfo.processInfo.processName)
            isRunning = accessible_bridge_start(root, handlers)
        }
        return isRunning ? root : nil
    }

    private static func showWindows(in application: OpaquePointer) {
        let objects = publishers.map { Optional($0.rootObject) }
        objects.withUnsafeBufferPointer { accessible_object_set_children(application, $0.baseAddress, Int32($0.count)) }
    }

    /// Passes the node with `identifier` to `body`, publishes the changes and returns the result. Returns `false` if
    /// there is no such node anymore. The bridge calls its handlers on the main thread, in `handleRequests`.
    private nonisolated static func request(
        _ identifier: UInt64, _ body: @MainActor (PublishedNode) -> Bool
    ) -> Bool {
        MainActor.assumeIsolated {
            for publisher in publishers {
                guard let node = publisher.node(identifier) else { continue }
                let isDone = body(node)
                publisher.update()
                return isDone
            }
            return false
        }
    }
}
